export function findPostgres(): string | undefined
export function startPostgres(options?: {
  durable?: boolean
}): Promise<{ url: string; halt(): Promise<void>; resume(): Promise<void>; stop(): Promise<void> }>
