package io.selvage.agent.weave.rule;

import io.selvage.agent.weave.analysis.StackOrigins;
import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A line of a method being woven.
 *
 * @param origins where values on the method's stack come from
 * @param freeLocal the first local variable that nothing else uses
 */
public record WeaveLocation(
        WovenClass type, String method, String descriptor, int line, StackOrigins origins, int freeLocal) {
    /** Local variables that hold the locks of a synchronized and of an atomic method. */
    private static final int LOCKS = 2;

    /** The first line of {@code method}. */
    public static WeaveLocation atStart(MethodNode method, WovenClass type, StackOrigins origins) {
        return new WeaveLocation(type, method.name, method.desc, firstLine(method), origins, method.maxLocals + LOCKS);
    }

    private static int firstLine(MethodNode method) {
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof LineNumberNode line) {
                return line.line;
            }
        }
        return 0;
    }

    /** The number of the site where {@code member} is used here. */
    public int site(String member, int flags) {
        int all = type.isInside() ? flags | Site.INSIDE : flags;
        return Sites.register(new Site(type.reportedName(), method, type.sourceFile(), line, member, all));
    }

    /**
     * True if calls here may go through synthetic methods; annotations can have none with parameters, or the JDK finds
     * them malformed.
     */
    public boolean canHaveBridges() {
        return type.canHaveBridges() && !(type.isAnnotation() && method.equals("<clinit>"));
    }

    public WeaveLocation at(int otherLine) {
        return new WeaveLocation(type, method, descriptor, otherLine, origins, freeLocal);
    }

    /** This line, seen from a synthetic method that only passes its parameters on. */
    public WeaveLocation withoutOrigins() {
        return new WeaveLocation(type, method, descriptor, line, StackOrigins.NONE, freeLocal);
    }
}
