import type { ServerResponse } from 'node:http'

export interface StripeResponse {
  status: number
  body: Record<string, unknown>
}

export function stripeSuccess(body: object): StripeResponse {
  return { status: 200, body: body as Record<string, unknown> }
}

export function stripeFailure(status: number, code: string, type = 'invalid_request_error'): StripeResponse {
  const kind = status === 402 ? 'card_error' : type
  return { status, body: { error: { type: kind, code, message: 'simulated' } } }
}

export function sendStripeResponse(response: ServerResponse, { status, body }: StripeResponse): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
