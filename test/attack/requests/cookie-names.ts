import { readFileSync } from 'node:fs'
import { sourceFiles } from '../../source-files.ts'

/** How the shop's code names a cookie. */
const namings = [
  /\b(?:cookieHeader|hostCookieName|readCookie)\(\s*\w+,\s*'([\w-]+)'/g,
  /\b\w+Cookie = '([\w-]+)'/g,
  /\bcountCookies\b[^=]*=\s*\[([^\]]+)\]/g,
  /`([\w-]+)=\$\{[^}]*\}[^`]*; Path=/g,
]

/** Every cookie that the shop sets or reads, found in its code. */
export function cookieNames(): string[] {
  const code = sourceFiles.filter(file => file.startsWith('app/')).map(file => readFileSync(file, 'utf8'))
  const found = code.flatMap(text =>
    namings.flatMap(naming => [...text.matchAll(naming)].flatMap(([, names]) => names!.match(/[\w-]+/g)!)),
  )
  return [...new Set(found)].toSorted()
}
