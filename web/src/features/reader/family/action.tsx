import { Button, ButtonLink, type ButtonProps } from '../../../ui/form/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';

type ActionProps = Pick<ButtonProps, 'aria-haspopup' | 'busy' | 'className' | 'disabled' | 'onClick'> & {
  icon: IconName;
  label: string;
  quiet?: boolean;
  to?: string;
};

/** A small button of a story: quiet, or above the others. */
export function Action({ icon, label, quiet = false, to, ...press }: ActionProps) {
  const children = (
    <>
      {!press.busy && <Icon name={icon} />}
      {label}
    </>
  );
  const look = { variant: quiet ? 'quiet' : 'secondary', size: 'sm', children } as const;
  return to === undefined ? <Button {...look} {...press} /> : <ButtonLink {...look} to={to} />;
}
