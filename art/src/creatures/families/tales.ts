/** Dinosaurs, animals of old tales, and the friend in a night cloak. */
import type { FamilyParts } from '../cast.ts';
import { TALES } from '../kinds/tales.ts';
import { dino, plated, pterosaur } from '../plans/dinosaurs.ts';
import { dragon } from '../plans/dragons.ts';
import { perch } from '../plans/perch.ts';
import { sit } from '../plans/sit.ts';
import { stand } from '../plans/stand.ts';
import { cloak, griffin, merfolk } from '../plans/tales.ts';

export const family: FamilyParts = { kinds: TALES, plans: { dragon, dino, plated, pterosaur, griffin, merfolk, cloak, sit, stand, perch } };
