export function findPostgres(): string | undefined
export function startPostgres(options?: {
  durable?: boolean
}): Promise<{ url: string; stop(): Promise<void> }>
