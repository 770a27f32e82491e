import { securityHeaders } from '#web/security/security-headers.ts'
import type { AttackAnswer } from '../requests/attack-client.ts'
import type { AttackRequest } from '../requests/attack-request.ts'
import type { AttackShopper } from '../requests/attack-shoppers.ts'
import type { AttackTarget } from '../requests/attack-target.ts'
import { injectionSigns } from '../requests/hostile-values.ts'

const expectedHeaders = Object.keys(securityHeaders(false))

/** Details about the server that no response may reveal. */
const internalDetails =
  /\n\s+at [\w.<>]+ \(|node:internal|\/node_modules\/|SQLITE_|SqliteError|syntax error at or near/

/** Everything wrong with the response to a request; empty when nothing is. */
export function answerFaults(request: AttackRequest, response: AttackAnswer, field: AttackTarget): string[] {
  const { headers } = response
  const text = isText(headers['content-type']) ? response.body.toString() : ''
  return [
    ...statusFaults(request, response),
    ...headerFaults(request, response),
    ...(text.length > 0 ? textFaults(text, headers['content-type']!) : []),
    ...leaks(request, `${JSON.stringify(headers)}${text}`, field),
  ]
}

function statusFaults(
  { method, isForeign }: AttackRequest,
  { status, body, headers }: AttackAnswer,
): string[] {
  const isRefused = status >= 400 && status < 500
  const reads = method === 'GET' || method === 'HEAD'
  return [
    ...(status >= 500 && !(status === 503 && headers['retry-after']) ? [`answers ${status}`] : []),
    ...(isForeign && !reads && !isRefused ? ['takes a form of another site'] : []),
    ...(!reads && method !== 'POST' && ![400, 403, 405].includes(status)
      ? [`knows the method ${method}`]
      : []),
    ...(method === 'HEAD' && body.length > 0 ? ['has a body for HEAD'] : []),
  ]
}

function headerFaults({ number }: AttackRequest, { headers, body }: AttackAnswer): string[] {
  const control = headers['cache-control'] ?? ''
  const type = headers['content-type']
  const location = headers.location
  return [
    ...expectedHeaders
      .filter(name => headers[name.toLowerCase()] === undefined)
      .map(name => `has no ${name}`),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['may be sniffed']),
    ...(headers['set-cookie'] && !/no-store/.test(control) ? ['sets a cookie and may be kept'] : []),
    ...(headers['x-injected'] ? ['has an injected header'] : []),
    ...(headers['x-powered-by'] ? ['says what it runs on'] : []),
    ...(body.length > 0 && type === undefined ? ['has a body of no type'] : []),
    ...(type?.startsWith('text/html') && !/default-src 'none'/.test(policyOf(headers))
      ? ['has no policy']
      : []),
    ...(location !== undefined && !isOwnAddress(location) ? [`leads to ${location} (${number})`] : []),
  ]
}

function policyOf(headers: AttackAnswer['headers']): string {
  return String(headers['content-security-policy'] ?? '')
}

/** Whether a redirect stays in the shop, as a path. */
function isOwnAddress(location: string): boolean {
  return /^\/(?![/\\])[!-~]*$/.test(location)
}

function textFaults(text: string, type: string): string[] {
  const html = type.startsWith('text/html')
  return [
    ...(html
      ? Object.entries(injectionSigns).flatMap(([injection, sign]) =>
          sign.test(text) ? [`lets ${injection} through`] : [],
        )
      : []),
    ...(internalDetails.test(text) ? ['shows the inside of the shop'] : []),
  ]
}

/** Secrets in a response whose request held none of them. The attackers share everything and may have stored it anywhere. */
function leaks(
  request: AttackRequest,
  response: string,
  { crossSiteVictim: rider, victim }: AttackTarget,
): string[] {
  const { target, headers, body = '' } = request
  const sent = decoded([target, ...Object.values(headers), body].join('\n'))
  const isShown = ({ secrets }: AttackShopper) => secrets.some(secret => response.includes(secret))
  const isSent = ({ secrets }: AttackShopper) => secrets.some(secret => sent.includes(secret))
  return [rider, victim]
    .filter(shopper => isShown(shopper) && !isSent(shopper))
    .map(({ name }) => `shows a secret of ${name}`)
}

function decoded(text: string): string {
  return text
    .replaceAll('+', ' ')
    .replace(/%([2-7][0-9a-f])/gi, (_, code) => String.fromCharCode(parseInt(code, 16)))
}

function isText(type: string | undefined): boolean {
  return type !== undefined && /^text\/|json|xml|javascript|x-script/.test(type)
}
