import { Component, type ReactNode } from 'react';
import { useFirstPhrases } from '../i18n/first';
import { usePageTitle } from './page-title';
import { startAnew } from './start-anew';
import { Button, Heading, Page, Panel, Words } from '../ui';

interface Props {
  /** Away from what is broken. */
  readonly onLeave?: () => void;
  readonly children: ReactNode;
}

/**
 * A screen that throws while it is drawn shows this instead of nothing. Every action was stored
 * before it was shown, so nothing is lost: trying again builds the screen anew from what lies there.
 */
export class ErrorBoundary extends Component<Props, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Something that is not an error was thrown.') };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <BrokenScreen
        onRetry={() => startAnew(() => this.setState({ error: null }))}
        {...(this.props.onLeave && { onLeave: this.props.onLeave })}
      />
    );
  }
}

function BrokenScreen({
  onRetry,
  onLeave,
}: {
  readonly onRetry: () => void;
  readonly onLeave?: () => void;
}) {
  const say = useFirstPhrases();
  usePageTitle(say.app.broken);
  return (
    <Page backdrop="wood">
      <Panel>
        <Heading level={1}>{say.app.broken}</Heading>
        <Words>{say.app.brokenLine}</Words>
        <Button label={say.app.tryAgain} onPress={onRetry} />
        {onLeave !== undefined && <Button kind="quiet" label={say.app.toLobby} onPress={onLeave} />}
      </Panel>
    </Page>
  );
}
