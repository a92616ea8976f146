// A reporter for vitest: the JSON report leaves out what differed, so it is laid beside each failed test as its meta data.
export default class Diffs {
  onTestCaseResult(test) {
    const diffs = (test.result().errors ?? []).flatMap(({ diff }) => (diff ? [diff] : []));
    if (diffs.length > 0) test.meta().diffs = diffs;
  }
}
