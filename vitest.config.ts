import { defineConfig } from 'vitest/config'
import { SlowFilesFirst } from './test/slow-files-first.ts'

export default defineConfig({
  test: {
    include: ['{app,server,demo,test,scripts}/**/*.test.ts'],
    globalSetup: ['test/databases.setup.ts'],
    setupFiles: ['test/properties.setup.ts'],
    // Tests wait for a condition, with room for a machine that is busy with other things.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // Databases and processes are mostly waited for.
    maxWorkers: 4,
    sequence: { sequencer: SlowFilesFirst },
    // A warning that nobody reads is a failure that nobody sees.
    onConsoleLog: log => {
      throw new Error(`a test wrote to the console: ${log}`)
    },
  },
})
