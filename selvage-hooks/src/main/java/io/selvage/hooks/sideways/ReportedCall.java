package io.selvage.hooks.sideways;

import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.hooks.UnwovenCallHooks;
import io.selvage.hooks.Weaving;
import io.selvage.hooks.jdk.CallTable;
import io.selvage.hooks.jdk.Callee;
import io.selvage.hooks.jdk.JdkClasses;
import io.selvage.hooks.jdk.UnwovenCall;
import java.lang.invoke.MethodType;
import java.lang.reflect.Modifier;

/**
 * A call of code that is not woven, by a handle or by reflection, that cannot be replaced by one that woven code could
 * make: constructors, and methods that are not public or ask who calls them. It is an access to its object, its
 * arguments and whatever else the table of calls says; a method of an object may do anything.
 */
final class ReportedCall {
    private final int number;
    private final boolean hasReceiver;

    /**
     * Hooks must be inert.
     *
     * @param method {@code <init>} for a constructor
     * @param type of the arguments, without a receiver
     * @param caller the site of the call that makes it
     */
    ReportedCall(Class<?> declaring, String method, MethodType type, int modifiers, int caller) {
        String owner = declaring.getName().replace('.', '/');
        String descriptor = type.toMethodDescriptorString();
        boolean isConstructor = method.equals("<init>");
        hasReceiver = !isConstructor && !Modifier.isStatic(modifiers);
        String member = declaring.getName() + "." + (isConstructor ? "new" : method);
        int site = Sites.at(caller, member, Site.READ | Site.WRITE);
        int statics = Sites.memberNumber("static state of " + JdkClasses.staticCell(owner, method));
        Callee known = CallTable.of(owner, method, descriptor);
        Callee callee = isConstructor ? known.onOwnObject() : hasReceiver ? ofObject(known) : ofClass(known);
        number = UnwovenCall.register(site, statics, owner, method, descriptor, callee);
    }

    /** Which method is run, nobody knows yet; but what is harmless to call on any object is so on this one. */
    private static Callee ofObject(Callee declared) {
        return declared.isHarmless() ? declared : Callee.UNKNOWN_BUT_ORDERED;
    }

    /** A lock of the class could not be given back at the end of the call. */
    private static Callee ofClass(Callee known) {
        return known.isSynchronized() ? Callee.UNKNOWN : known;
    }

    /** Whether calls of it are seen in another way. */
    static boolean isNeedless(Class<?> declaring) {
        return Weaving.isWoven(declaring) || declaring.isArray();
    }

    /** Reports a call on {@code receiver}, which does not count for constructors and static methods. */
    void report(Object receiver, Object[] arguments) {
        Object object = hasReceiver ? receiver : null;
        int token = UnwovenCallHooks.begin(object, number);
        int count = arguments == null ? 0 : arguments.length;
        for (int i = 0; i < count; i++) {
            token = UnwovenCallHooks.argument(object, arguments[i], i, number, token);
        }
    }

    /** The same for a handle: the receiver, if there is one, comes first. */
    void reportAll(Object[] arguments) {
        int first = hasReceiver ? 1 : 0;
        Object[] rest = new Object[arguments.length - first];
        System.arraycopy(arguments, first, rest, 0, rest.length);
        report(hasReceiver ? arguments[0] : null, rest);
    }
}
