package io.selvage.verify.bytecode;

import io.selvage.verify.bytecode.ComponentClasses.Member;
import io.selvage.verify.facts.ComponentFacts;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** A method on one way into it. */
record Surroundings(
        ComponentClasses classes,
        ComponentFacts facts,
        Member member,
        MethodGraph graph,
        HeldLocks locks,
        ComponentScan.Way way) {
    String site(int at) {
        return ComponentScan.site(member, graph.line(at));
    }

    /** Of an instance call; the first argument of a static one. */
    Origin receiver(int at, MethodInsnNode call) {
        return graph.stack(at, Type.getArgumentTypes(call.desc).length);
    }
}
