import type {
  CaseDecision,
  PaymentCase,
} from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { CaseDialog } from './case-dialog.tsx';
import { decisionTexts } from './decision-texts.ts';

/** What can be decided about a payment, a button each; nothing for a solved one. */
export function CaseDecisions({ found }: { found: PaymentCase }) {
  const [decision, setDecision] = useState<CaseDecision | null>(null);
  if (found.decisions.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {found.decisions.map((one) => (
        <Button
          key={one}
          size="sm"
          variant={one === 'dismiss' ? 'ghost' : 'secondary'}
          onClick={() => setDecision(one)}
        >
          {decisionTexts(one, found).button}
        </Button>
      ))}
      {decision && (
        <CaseDialog found={found} decision={decision} onClose={() => setDecision(null)} />
      )}
    </div>
  );
}
