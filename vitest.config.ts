import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { SlowFilesFirst } from './test/slow-files-first.ts'

/** Renders every page and answers every form. */
const everyPage = 'test/untranslated.request.test.ts'

/** The processes that tests start share the code that they compiled: a command takes half the CPU time. */
const compiled = { NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/compiled') }

/** Only `npm run test:all` runs slow ones. */
const left = process.env.TOTE_TESTS === 'all' ? [] : ['**/*.slow.test.ts']

const files = {
  setupFiles: ['test/properties.setup.ts', 'test/shared-process.setup.ts'],
  // Tests wait for a condition, with room for a machine that is busy with other things.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
  // Starting a process per file takes a third of the CPU.
  isolate: false,
}

export default defineConfig({
  test: {
    globalSetup: ['test/databases.setup.ts'],
    // Databases and processes are mostly waited for.
    maxWorkers: 4,
    sequence: { sequencer: SlowFilesFirst },
    // A warning that nobody reads is a failure that nobody sees.
    onConsoleLog: log => {
      throw new Error(`a test wrote to the console: ${log}`)
    },
    projects: [
      {
        oxc: { jsx: { development: false } },
        test: {
          ...files,
          name: 'shop',
          include: ['{app,server,demo,test,scripts}/**/*.test.ts'],
          exclude: [everyPage, ...left],
          env: { ...compiled, NODE_ENV: 'production' },
        },
      },
      // React's warnings, which it doesn't have in production.
      {
        test: {
          ...files,
          name: 'development',
          include: [everyPage],
          env: { ...compiled, NODE_ENV: 'development' },
        },
      },
    ],
  },
})
