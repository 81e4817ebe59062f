import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They wait for deadlines, and would keep everybody waiting if they began last. */
const longest = ['outage', 'model', 'more-gateways', 'once', 'media', 'attachment-bucket', 'deposit', 'media-sources', 'virus-scanner', 'kill'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at < 0 ? longest.length : at;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    include: ['*.test.ts', 'attack/*.test.ts'],
    globalSetup: ['support/global-setup.ts'],
    // What comes true is waited for as long as a busy machine needs: that costs nothing when all is well.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
    // one server answers them all; files run beside each other, each with customers of its own
    fileParallelism: true,
    sequence: { sequencer: LongestFirst },
    maxWorkers: 4, // most of the time is spent waiting: for databases, time limits, servers that stop
    isolate: false, // the contract is read once a worker, not once a file
  },
});
