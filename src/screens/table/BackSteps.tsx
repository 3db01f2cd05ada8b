import { useBackLeads, useEscape } from '../../ui';

interface Props {
  /** How many views lie over the first one. */
  readonly count: number;
  /** Only so many are left over it. */
  readonly onBack: (left: number) => void;
}

/** What was opened at a table one over the other: back, or Escape, leads from each to the one before, and only from the first one away. */
export function BackSteps({ count, onBack }: Props) {
  return Array.from({ length: count }, (_, nth) => (
    <BackStep key={nth} onBack={() => onBack(nth)} />
  ));
}

function BackStep({ onBack }: { readonly onBack: () => void }) {
  useBackLeads(onBack);
  useEscape(true, onBack);
  return null;
}
