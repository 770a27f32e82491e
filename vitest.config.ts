import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,server,demo,test,scripts}/**/*.test.ts'],
    globalSetup: ['test/databases.setup.ts'],
    setupFiles: ['test/properties.setup.ts'],
    testTimeout: 20_000,
    // Databases and processes are mostly waited for.
    maxWorkers: 4,
    // A warning that nobody reads is a failure that nobody sees.
    onConsoleLog: log => {
      throw new Error(`a test wrote to the console: ${log}`)
    },
  },
})
