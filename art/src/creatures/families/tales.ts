/** Dinosaurs, animals of old tales, and the friend in a night cloak. */
import type { FamilyParts } from '../cast.ts';
import { dino, plated, pterosaur } from '../dinosaurs.ts';
import { dragon } from '../dragons.ts';
import { TALES } from '../kinds/tales.ts';
import { perch } from '../perch.ts';
import { sit } from '../sit.ts';
import { stand } from '../stand.ts';
import { cloak, griffin, merfolk } from '../tales.ts';

export const family: FamilyParts = { kinds: TALES, plans: { dragon, dino, plated, pterosaur, griffin, merfolk, cloak, sit, stand, perch } };
