// `npm run order -- list`: installs like `npm start`, then does one thing with the orders of the shop that `npm start` would open.
import { continueOnPinnedNode, install, isPinnedNode } from './prepare.mjs'

install()
if (isPinnedNode()) {
  const { runOrderCommand } = await import('./order/run-command.ts')
  await runOrderCommand(process.argv.slice(2))
} else {
  continueOnPinnedNode()
}
