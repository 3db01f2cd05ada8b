// A busy machine is slow, not wrong: nothing here measures time. Whole games are played.
jest.setTimeout(240_000);

// A shared machine may stall for longer than anybody waits for a page. What fails is tried once more, after
// the other tests of its file and on a device of its own; the first failure is printed all the same.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
