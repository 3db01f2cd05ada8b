/** Whom the credits screen names. */
export interface Credit {
  readonly what: string;
  readonly by: string;
  readonly licence: string;
  readonly address: string;
}

export const artCredits: readonly Credit[] = [
  {
    what: 'Fluent Emoji',
    by: 'Microsoft Corporation',
    licence: 'MIT',
    address: 'https://github.com/microsoft/fluentui-emoji',
  },
  {
    what: 'Nunito',
    by: 'The Nunito Project Authors',
    licence: 'SIL Open Font License 1.1',
    address: 'https://github.com/googlefonts/nunito',
  },
];
