/** Draws a figure of a page's scene: an animal or a person. */
import type { Figure } from '@tuckaway/domain';
import type { DrawnThing } from '../objects.ts';
import { kindOfFigure } from './cast-names.ts';
import { drawCreature } from './creature.ts';
import type { DrawnFigure, FigureContext } from './drawn-figure.ts';
import { type Look, lookFrom } from './gazes.ts';
import { drawPerson } from './person.ts';

/** @param nth how many of the same kind came before. @param held the thing for a figure that holds something. */
export function drawFigure(
  context: FigureContext,
  figure: Figure,
  nth: number,
  held: DrawnThing | null,
  look: Look = lookFrom(figure.side),
): DrawnFigure {
  const name = kindOfFigure(figure.who, context.animal);
  return name === null ? drawPerson(context, figure, nth, held, look) : drawCreature(context, figure, name, nth, held, look);
}
