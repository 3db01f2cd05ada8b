import { Picture, type PictureName } from '../../ui';
import { pictures } from '../../ui/art/generated/pictures';
import { Section, Row } from './Section';

const NAMES = Object.keys(pictures) as PictureName[];

export function PicturesSection() {
  return (
    <Section title="Pictures">
      <Row>
        {NAMES.map((name) => (
          <Picture key={name} name={name} size={40} label={name} />
        ))}
      </Row>
    </Section>
  );
}
