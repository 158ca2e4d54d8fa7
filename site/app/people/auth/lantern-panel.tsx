import { LanternScene } from '#ui/ornament/lantern-scene.tsx';

/** The content of the decorative panel beside the sign-in forms. */
export default function LanternPanel() {
  return (
    <>
      <LanternScene className="absolute inset-x-0 top-0 mx-auto w-full" />
      <p className="relative text-2xl font-semibold leading-relaxed text-on-ink">
        سطر تفهمه اليوم
        <br />
        خير من كتاب تؤجّله إلى الغد.
      </p>
    </>
  );
}
