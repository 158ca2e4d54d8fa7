import { CastLight } from './cast-light.tsx';
import { Lantern } from './lantern.tsx';

/** The lantern and its light, positioned from the top of the hero whatever the height of the text. */
export default function HeroLight() {
  return (
    <div className="page-width pointer-events-none absolute inset-x-0 top-0 -z-1 h-0">
      <div className="relative ms-auto w-24 lg:w-124">
        <CastLight className="absolute inset-s-1/2 top-28 max-lg:scale-58 max-lg:opacity-55 lg:top-44" />
        <Lantern className="absolute inset-x-0 -top-1 mx-auto h-38 lg:h-64" />
      </div>
    </div>
  );
}
