// Opens the built shop for a journey. Its port and data folder come by the environment, as for every shop.
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const build = path.join(import.meta.dirname, '..', '..', 'build')
const { start } = await import(pathToFileURL(path.join(build, 'server', 'index.js')).href)
const firstOpening = process.argv.includes('--empty') ? 'empty' : 'demo'
const pictures = { warmPictures: false, roughPictures: true }
await start({ clientFolder: path.join(build, 'client'), firstOpening, ...pictures })
