import type { DemoProject } from '../../types.ts';
import { apps } from './apps.ts';
import { operations } from './operations.ts';
import { platforms } from './platforms.ts';

export const projects: DemoProject[] = [...apps, ...platforms, ...operations];
