import { Icon, type IconName } from '../art/Icon';
import { useColours } from '../theme/ThemeProvider';
import { RoundKey } from './RoundKey';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** A round key for what every screen has: close, rules, settings, undo. */
export function IconButton({ icon, label, disabled = false, onPress }: Props) {
  const { ink, inkSoft } = useColours();
  return (
    <RoundKey label={label} disabled={disabled} onPress={onPress}>
      <Icon name={icon} size={26} colour={disabled ? inkSoft : ink} />
    </RoundKey>
  );
}
