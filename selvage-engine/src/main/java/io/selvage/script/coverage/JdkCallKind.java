package io.selvage.script.coverage;

import io.selvage.hooks.Site;

/** What a call on an object of the JDK does, as far as waiting is concerned. */
enum JdkCallKind {
    ACQUIRES,
    /** Acquires a lock if it is free. */
    ATTEMPTS,
    RELEASES,
    AWAITS,
    SIGNALS_ONE,
    SIGNALS_ALL,
    /** A call on another object, at which threads may wait. */
    OTHER,
    /** Does not concern waiting: makes or queries a lock, or is in a constructor. */
    NOTHING;

    static JdkCallKind of(Site site) {
        String type = type(site.member());
        String method = method(site.member());
        if (type.equals("Condition") || type.endsWith("ConditionObject")) {
            return method.startsWith("await")
                    ? AWAITS
                    : switch (method) {
                        case "signal" -> SIGNALS_ONE;
                        case "signalAll" -> SIGNALS_ALL;
                        default -> NOTHING;
                    };
        }
        if (type.endsWith("Lock")) {
            return ofLock(method);
        }
        return site.method().startsWith("<") ? NOTHING : OTHER;
    }

    private static JdkCallKind ofLock(String method) {
        return switch (method) {
            case "lock", "lockInterruptibly" -> ACQUIRES;
            case "tryLock" -> ATTEMPTS;
            case "unlock" -> RELEASES;
            default -> NOTHING;
        };
    }

    private static String type(String member) {
        String owner = member.substring(0, Math.max(0, member.lastIndexOf('.')));
        return owner.substring(owner.lastIndexOf('.') + 1);
    }

    /** The method that is called at a site. */
    static String method(String member) {
        return member.substring(member.lastIndexOf('.') + 1);
    }
}
