/** Drawn on 1200 by 400, the banks and the water on beyond it: a bridge of cut paper, and people on their way over. */
const width = 1200;
const water = 352;
const deck = (x: number) => Math.round(232 - 92 * (1 - (x / (width / 2) - 1) ** 2));

const piers = 10;
const first = 110;
const span = (width - 2 * first) / piers;
const underDeck = `M${first} ${deck(first)}Q${width / 2} ${2 * deck(width / 2) - deck(first)} ${width - first} ${deck(first)}V${water}H${first}z`;
/** Thread of each sheet; none in the sun's colour before the sun. */
const threads = [1, 2, 3, 5, 4, 1, 3, 4, 5, 2];

/** A sheet between two piers: an arch below, a lozenge and two dots cut above it, a toothed edge in the water. */
const sheet = (place: number) => {
  const left = first + place * span + 2;
  const right = left + span - 4;
  const middle = (left + right) / 2;
  const radius = 32;
  const top = deck(middle);
  const foot = (from: number, to: number) => `L${(from + to) / 2} ${water - 7} ${to} ${water}`;
  const dot = (x: number) => `M${x - 4} ${top + 26}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z`;
  return (
    `M${left} ${deck(left)}L${right} ${deck(right)}V${water}${foot(right, middle + radius)}V${top + 82}` +
    `a${radius} ${radius} 0 0 0-${2 * radius} 0V${water}${foot(middle - radius, left)}z` +
    `M${middle} ${top + 15}l8 12-8 12-8-12z${dot(middle - 28)}${dot(middle + 28)}`
  );
};

/** Where each person walks, how tall, in which thread, and whether under a hat. */
const people = [
  { x: 396, tall: 1, thread: 5, hat: true },
  { x: 424, tall: 0.62, thread: 3 },
  { x: 552, tall: 0.94, thread: 1 },
  { x: 632, tall: 1, thread: 3, hat: true },
  { x: 658, tall: 0.92, thread: 4 },
];

const rays = Array.from({ length: 13 }, (_, ray) => -90 + ray * 15);

export function BridgePicture({ className }: { className: string | undefined }) {
  return (
    <svg
      viewBox={`0 0 ${width} 400`}
      preserveAspectRatio="xMidYMax slice"
      className={className}
      aria-hidden="true"
    >
      <g fill="var(--thread-2)">
        <circle cx="790" cy="200" r="92" />
        {rays.map((turn) => (
          <path key={turn} d="M790 94l-8-26 8-26 8 26z" transform={`rotate(${turn} 790 200)`} />
        ))}
      </g>
      {/* Below the deck it is night: no ray shines through the cuts. */}
      <path fill="var(--color-band)" d={underDeck} />
      {/* The bank with the prickly pear … */}
      <path fill="var(--thread-5)" d="M-1400 216H0Q110 196 190 290T300 400H-1400z" />
      <g transform="translate(72 42) scale(.82)">
        <g fill="var(--thread-3)">
          <ellipse cx="62" cy="182" rx="20" ry="34" />
          <ellipse cx="40" cy="134" rx="15" ry="23" transform="rotate(-24 40 134)" />
          <ellipse cx="84" cy="132" rx="16" ry="25" transform="rotate(22 84 132)" />
          <ellipse cx="104" cy="92" rx="11" ry="17" transform="rotate(34 104 92)" />
        </g>
        <path
          fill="var(--thread-1)"
          d="M25 110a6 6 0 0 1 12 0l-6 8zM84 106a6 6 0 0 1 12 0l-6 8zM109 75a6 6 0 0 1 12 0l-6 8z"
        />
      </g>
      {/* … and the bank with the city. */}
      <path fill="var(--thread-4)" d="M1020 400V190h42v-64h46v34h30V96l22-22 22 22v304z" />
      <path
        fill="none"
        stroke="var(--thread-2)"
        strokeWidth="8"
        strokeDasharray="8 12"
        d="M1076 142v90M1094 142v90M1160 112v130M1122 176v70"
      />
      <path fill="var(--thread-1)" d="M2600 234H1200q-90-26-170 62T900 400h1700z" />
      <path fill="var(--thread-3)" d={`M-1400 ${water - 10}h4000v90h-4000z`} />
      <path
        fill="none"
        stroke="var(--thread-ground)"
        strokeWidth="5"
        d={[12, 32].map((below) => `M-1400 ${water + below}${'l12-8 12 8'.repeat(167)}`).join('')}
      />
      {Array.from({ length: piers }, (_, place) => (
        <path key={place} d={sheet(place)} fill={`var(--thread-${threads[place]})`} fillRule="evenodd" />
      ))}
      {people.map(({ x, tall, thread, hat }) => (
        <g key={x} transform={`translate(${x} ${deck(x)}) scale(${tall})`}>
          <path fill={`var(--thread-${thread})`} d="M-12-2l3-32a9 9 0 0 1 18 0l3 32z" />
          <circle cy="-52" r="9" fill="#b87645" />
          {hat && (
            <path fill="var(--color-on-band)" d="M-19-55q8 3 10-3a9 9 0 0 1 18 0q2 6 10 3-19 9-38 0z" />
          )}
        </g>
      ))}
      <path
        fill="none"
        stroke="var(--color-on-band)"
        strokeWidth="9"
        strokeLinecap="round"
        d={`M40 ${deck(40)}Q600 ${2 * deck(600) - deck(40)} 1160 ${deck(1160)}`}
      />
    </svg>
  );
}
