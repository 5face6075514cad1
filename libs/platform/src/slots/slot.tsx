import { type Registry, type SlotName } from '@puente/composition';
import { Component, type ComponentType, type ReactNode, useContext, useEffect, useState } from 'react';
import { RegistryContext } from '../registry/registry-context.ts';
import { useSession } from '../session/use-session.ts';
import { type ContributionLoader, ContributionLoaderContext } from './contribution-loader.ts';

export interface SlotProps {
  name: SlotName;
  /** Holds a contribution's room while its code comes: of the height that contributions to this slot have. */
  waiting: ReactNode;
}

/**
 * What the sections contribute to a place of a page, for the role of who is signed in, in the order that their
 * descriptors give. One that does not come or breaks is left out; the others and the page go on.
 */
export function Slot({ name, waiting }: SlotProps) {
  const registry = useContext(RegistryContext);
  const loader = useContext(ContributionLoaderContext);
  const session = useSession();
  if (!loader || session.status === 'signed-out') return null;
  return contributionsTo(registry, name, session.user.userType).map((contribution) => (
    <Place
      key={`${contribution.section} ${contribution.name}`}
      {...contribution}
      loader={loader}
      waiting={waiting}
    />
  ));
}

function contributionsTo(registry: Registry, slot: SlotName, role: 'user' | 'employer') {
  return Object.entries(registry.sections)
    .flatMap(([section, { descriptor }]) =>
      (descriptor.contributions ?? []).map((contribution) => ({ ...contribution, section })),
    )
    .filter((contribution) => contribution.slot === slot && ['any', role].includes(contribution.role))
    .sort((one, other) => one.order - other.order)
    .map(({ section, name }) => ({ section, name }));
}

interface ContributionProps {
  section: string;
  name: string;
  loader: ContributionLoader;
  waiting: ReactNode;
}

/** Where a contribution throws, that of another version of its section takes its place, if there is one. */
function Place(contribution: ContributionProps) {
  const { section, name, loader } = contribution;
  const [attempt, setAttempt] = useState(0);
  const onBroken = () => {
    if (loader.reject(section, name)) setAttempt((count) => count + 1);
  };
  return (
    <ContributionBoundary key={attempt} onBroken={onBroken}>
      <Contribution {...contribution} />
    </ContributionBoundary>
  );
}

function Contribution({ section, name, loader, waiting }: ContributionProps) {
  const [Part, setPart] = useState<ComponentType | undefined>(() => loader.peek(section, name));
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (Part) return;
    let wanted = true;
    loader.load(section, name).then(
      (part) => wanted && setPart(() => part),
      // The loader has told why.
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [Part, section, name, loader]);

  if (Part) return <Part />;
  return failed ? null : waiting;
}

/** A contribution that throws is gone; React has told of it on the console. */
class ContributionBoundary extends Component<
  { children: ReactNode; onBroken: () => void },
  { broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    this.props.onBroken();
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
