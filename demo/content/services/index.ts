import type { DemoService } from '../../types.ts';
import { building } from './building.ts';
import { care } from './care.ts';
import { data } from './data.ts';

export const services: DemoService[] = [...building, ...data, ...care];
