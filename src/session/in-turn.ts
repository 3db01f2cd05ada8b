/** Does one piece of work after the other: each finds things as the one before has left them. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

export function createInTurn(): InTurn {
  let queue: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  };
}
