import { Button } from '#ui/form/button.tsx';
import { CertificateIcon, LampIcon } from '#ui/ornament/icons.ts';
import { LanternScene } from '#ui/ornament/lantern-scene.tsx';
import { Lattice } from '#ui/ornament/lattice.tsx';
import { LogoMark } from '#ui/ornament/logo.tsx';
import { Rosette } from '#ui/ornament/rosette.tsx';
import { StarFrame } from '#ui/ornament/star-frame.tsx';
import { Chapter, Specimen } from './specimen.tsx';

const tones = ['line', 'lamp', 'link', 'ink', 'lit', 'success', 'danger'] as const;

export function OrnamentParts() {
  return (
    <Chapter title="الزخرفة">
      <Specimen name="نجمة الترقيم">
        {tones.map((tone, index) => (
          <StarFrame key={tone} tone={tone}>
            {index + 1}
          </StarFrame>
        ))}
        <StarFrame size="sm">12</StarFrame>
        <StarFrame size="lg" tone="lamp">
          <CertificateIcon />
        </StarFrame>
      </Specimen>
      <Specimen name="وردة" column>
        <Rosette>
          <LampIcon />
        </Rosette>
      </Specimen>
      <Specimen name="مشربية يمر منها الضوء" column>
        <div className="relative overflow-hidden rounded-xl bg-ink p-8 sm:p-12">
          {/* The light must not be behind text, so on a phone it is below. */}
          <Lattice
            light={[0.12, 0.3]}
            className="absolute inset-0 size-full text-on-ink max-sm:hidden"
          />
          <Lattice
            light={[0.2, 1.1]}
            reach={0.4}
            className="absolute inset-0 size-full text-on-ink sm:hidden"
          />
          <div className="relative flex max-w-md flex-col items-start gap-5 text-on-ink">
            <p className="text-4xl font-bold">تعلّم البرمجة بلغتك، خطوةً خطوة</p>
            <p className="text-lg text-on-ink-soft">
              دروس قصيرة مصوّرة، ومعلّم يجيب عن أسئلتك، ومشروعات حقيقية تبنيها بيدك.
            </p>
            <Button size="lg">ابدأ التعلّم</Button>
          </div>
        </div>
        <div className="relative h-40 overflow-hidden rounded-xl border border-line bg-raised">
          <Lattice light={null} tile={40} className="absolute inset-0 size-full text-text" />
        </div>
        <div className="grid place-items-center rounded-xl bg-ink p-6">
          <LanternScene className="w-full max-w-96" />
        </div>
        <LogoMark className="size-40" />
      </Specimen>
    </Chapter>
  );
}
