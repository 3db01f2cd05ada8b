import { useStore } from 'zustand';
import { usePhrases } from '../../i18n';
import { Button, Heading, IconButton, Page, Panel, Words } from '../../ui';
import { useApp } from '../app/AppProvider';
import { isGameId } from '../game-doors';
import { usePageTitle } from '../page-title';
import { TableFrame } from './TableFrame';

interface Props {
  readonly onLeave: () => void;
}

/** The frame of the table is there before the match is: nothing flashes by. */
export function Opening({ match, onLeave }: Props & { readonly match: string }) {
  const say = usePhrases();
  const { shelf } = useApp();
  const game = useStore(shelf.state, (state) => state.matches.find(({ id }) => id === match)?.game);
  const title = isGameId(game) ? say.games[game].title : say.table.opening;
  usePageTitle(title);
  return (
    <TableFrame
      away={<IconButton icon="back" label={say.table.leave} onPress={onLeave} />}
      title={title}
      keys={null}
    >
      {null}
    </TableFrame>
  );
}

interface NoTableProps extends Props {
  readonly title: string;
  readonly line: string;
}

/** There is no match to be played here. */
export function NoTable({ title, line, onLeave }: NoTableProps) {
  const say = usePhrases();
  usePageTitle(title);
  return (
    <Page backdrop="wood">
      <Panel>
        <Heading level={1}>{title}</Heading>
        <Words>{line}</Words>
        <Button label={say.app.toLobby} onPress={onLeave} />
      </Panel>
    </Page>
  );
}
