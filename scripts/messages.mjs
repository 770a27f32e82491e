// Texts of the scripts that run before anything is installed. All others are in app/messages.
export const messages = {
  nodeMissing: ({ platform, version }) =>
    `Tote has no Node for ${platform}. Install Node ${version} or a newer 24 and try again. Nothing was changed.`,
  installing: 'Installing packages. This happens once and takes a minute.',
  building: 'Building the shop.',
  buildFailed: "The shop couldn't be built. The error is above.",
  unguardedRoutes: ({ routes }) => `These routes of the office name no permission: ${routes}.`,
  commandFailed: ({ command, reason }) => `"${command}" failed: ${reason}.`,
  exitCode: ({ code }) => `exit code ${code}`,
  startUsage: 'Use npm start, npm start -- --demo or npm start -- --empty. Nothing was changed.',
  demoUsage: ({ max }) =>
    `Enter how many products to add, from 1 to ${max}: npm run demo -- --products 100000. Nothing was changed.`,
  installingTool: ({ name }) => `Installing ${name} for the tests.`,
  postgresMissing:
    "The tests need PostgreSQL, and it couldn't be installed. Please install it and try again.",
  steps: {
    lint: 'Formatting and linting',
    routeTypes: 'Route types',
    types: 'Types',
    unused: 'Unused files, names and packages',
    vitest: 'Unit, database and request tests',
    playwright: 'Browser tests',
  },
}

// A reader that has seen enough, such as `head`, closes the pipe: the command ends as after SIGTERM, or at once.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', error => {
    if (error.code !== 'EPIPE') throw error
    if (!process.emit('SIGTERM')) process.exit()
  })

/** @param {string} line */
export function printLine(line) {
  process.stdout.write(`${line}\n`)
}

/** Prints one line on standard error and exits with code 1. */
export function exitWithError(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
