import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,server,demo,test,scripts}/**/*.test.ts'],
    globalSetup: ['test/databases.setup.ts'],
    setupFiles: ['test/properties.setup.ts'],
    // Tests wait for a condition, with room for a machine that is busy with other things.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // Databases and processes are mostly waited for.
    maxWorkers: 4,
    // A warning that nobody reads is a failure that nobody sees.
    onConsoleLog: log => {
      throw new Error(`a test wrote to the console: ${log}`)
    },
  },
})
