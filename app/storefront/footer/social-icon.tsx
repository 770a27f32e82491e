/** Outlines of the networks' logos, in the style of the shop's icons. */
const outlines: Record<string, string> = {
  facebook: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  linkedin: 'M10 21v-7a6 6 0 0 1 12 0v7h-4v-7a2 2 0 0 0-4 0v7zM2 9h4v12H2zM4 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17.5 6.5h.01',
}

export function SocialIcon({ network }: { network: string }) {
  return (
    <svg role="img" aria-label={network} className="icon" width="20" height="20" viewBox="0 0 24 24">
      <path d={outlines[network] ?? 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z'} />
    </svg>
  )
}
