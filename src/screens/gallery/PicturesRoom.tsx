import { Picture, type PictureName } from '../../ui';
import { pictures } from '../../ui/art/generated/pictures';
import { Room, Row } from './Room';

const NAMES = Object.keys(pictures) as PictureName[];

export function PicturesRoom() {
  return (
    <Room title="Pictures">
      <Row>
        {NAMES.map((name) => (
          <Picture key={name} name={name} size={40} label={name} />
        ))}
      </Row>
    </Room>
  );
}
