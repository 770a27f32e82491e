// `npm run order -- list`: installs if necessary, then runs one command on the shop that `npm start` opens.
import { continueOnPinnedNode, install, isPinnedNode } from './prepare.mjs'

install()
if (isPinnedNode()) {
  const { runOrderCommand } = await import('./order/run-command.ts')
  await runOrderCommand(process.argv.slice(2))
} else {
  continueOnPinnedNode()
}
