package io.selvage.hooks.sideways;

import io.selvage.hooks.ClassHooks;
import io.selvage.hooks.MemoryHooks;
import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.hooks.Weaving;
import java.lang.reflect.Modifier;

/**
 * An access to a field that is known by its class and name: through a method handle, or by reflection. It is the same
 * variable to which plain code at {@link #site} would have access.
 */
final class MemberAccess {
    private final Class<?> declaring;
    private final boolean isStatic;
    private final boolean isUnobservable;
    private final boolean isUnseen;
    private final boolean isWhole;
    private final int site;

    /**
     * Hooks must be inert.
     *
     * @param direction {@link Site#READ} or {@link Site#WRITE}
     * @param caller the site of the call that makes it
     */
    MemberAccess(Class<?> declaring, String name, int modifiers, int direction, int caller) {
        this.declaring = declaring;
        isStatic = Modifier.isStatic(modifiers);
        boolean reads = direction == Site.READ;
        boolean isConstant = reads && Modifier.isFinal(modifiers) && !Weaving.isWoven(declaring);
        isUnobservable = isConstant || Weaving.isTrustedUnshared(declaring.getName());
        // No other access of these is reported.
        isUnseen = !Weaving.isWoven(declaring) || !reads && Modifier.isFinal(modifiers);
        isWhole = Weaving.isWhole(declaring.getName());
        int flags = direction
                | (isStatic ? Site.STATIC : 0)
                | (Modifier.isVolatile(modifiers) ? Site.VOLATILE : 0)
                | (Weaving.isCheckedUnshared(declaring.getName()) ? Site.THREAD_CONFINED : 0);
        site = Sites.at(caller, declaring.getName() + "." + name, flags);
    }

    boolean isStatic() {
        return isStatic;
    }

    /** Reports the access, to {@code owner} unless the field is static. */
    void announce(Object owner) {
        if (isStatic) {
            ClassHooks.initialise(declaring, site);
        }
        if (isUnobservable) {
            return;
        }
        if (isStatic) {
            MemoryHooks.staticField(site);
        } else if (isWhole) {
            MemoryHooks.wholeObject(owner, site);
        } else {
            MemoryHooks.field(owner, site);
        }
        if (isUnseen) {
            MemoryHooks.unseen(owner, site);
        }
    }
}
