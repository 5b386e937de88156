package io.selvage.script.coverage;

import io.selvage.hooks.Site;
import java.util.Set;

/** What a call on an object of the JDK means for a monitor that is made of a lock and conditions. */
enum JdkCallKind {
    TAKES,
    GIVES_BACK,
    AWAITS,
    SIGNALS_ONE,
    SIGNALS_ALL,
    /** A call on something else, at which threads may wait. */
    OTHER,
    /** Makes or asks something of a lock, or belongs to the making of the component. */
    NOTHING;

    private static final Set<String> TAKE = Set.of("lock", "lockInterruptibly", "tryLock");

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
            return TAKE.contains(method) ? TAKES : method.equals("unlock") ? GIVES_BACK : NOTHING;
        }
        return site.method().startsWith("<") ? NOTHING : OTHER;
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
