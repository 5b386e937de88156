package io.selvage.agent.weave.calls;

import io.selvage.agent.bytecode.ClassFiles;
import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.bytecode.ParameterTypes;
import io.selvage.agent.weave.analysis.StackOrigins;
import io.selvage.agent.weave.escape.FinalFields;
import io.selvage.agent.weave.index.ClassIndex;
import io.selvage.agent.weave.rule.CallRule;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.agent.weave.rule.WovenClass;
import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.hooks.sideways.EquivalentCalls;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Weaves a call whose target is known only at run time, in a class of its own. Safe for use by several threads. */
public final class EquivalentCallWeaver implements EquivalentCalls.Maker {
    private record Key(Method method, int site) {}

    /** What their methods take depends on the call; what they do is reported otherwise. */
    private static final Set<Class<?>> SIGNATURE_POLYMORPHIC = Set.of(MethodHandle.class, VarHandle.class);

    private final ClassIndex index = new ClassIndex(null, name -> false);
    private final CallRule rules;
    private final Map<Key, Optional<Method>> made = new ConcurrentHashMap<>();
    private final AtomicInteger count = new AtomicInteger();

    /** @param impersonate true where threads under test are played by other threads */
    public EquivalentCallWeaver(boolean impersonate) {
        rules = CallRules.forApplications(impersonate);
    }

    @Override
    public Method make(Method method, int site) {
        Class<?> type = method.getDeclaringClass();
        if (SIGNATURE_POLYMORPHIC.contains(type) && Modifier.isNative(method.getModifiers())) {
            return method;
        }
        // What other loaders have is not kept from being unloaded.
        return type.getClassLoader() == null
                ? made.computeIfAbsent(new Key(method, site), this::weave).orElse(null)
                : null;
    }

    /** Public, visible to the hooks, and indifferent to who calls it. */
    private static boolean canBeCalled(Method method) {
        Class<?> type = method.getDeclaringClass();
        return Modifier.isPublic(type.getModifiers() & method.getModifiers())
                && type.getModule().isExported(type.getPackageName(), EquivalentCalls.class.getModule())
                && Arrays.stream(method.getAnnotations())
                        .noneMatch(mark -> mark.annotationType().getSimpleName().equals("CallerSensitive"));
    }

    private Optional<Method> weave(Key key) {
        return canBeCalled(key.method()) ? Optional.of(weaveCall(key)) : Optional.empty();
    }

    private Method weaveCall(Key key) {
        MethodInsnNode call = call(key.method());
        Site site = Sites.get(key.site());
        ClassNode node = new ClassNode();
        String name = Type.getInternalName(EquivalentCalls.class) + "$" + count.incrementAndGet();
        int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC;
        node.visit(Opcodes.V17, access, name, null, Names.OBJECT, null);
        node.sourceFile = site.file();
        WovenClass type = new WovenClass(node, index, new FinalFields(index), site.type());
        int freeLocal = 1 + ParameterTypes.slots(call.desc);
        WeaveLocation location =
                new WeaveLocation(type, site.method(), "()V", site.line(), StackOrigins.NONE, freeLocal);
        InsnList rewritten = rules.rewrite(call, location);
        return rewritten == null ? key.method() : define(type, call, rewritten);
    }

    private static MethodInsnNode call(Method method) {
        boolean ofInterface = method.getDeclaringClass().isInterface();
        int ofObject = ofInterface ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
        return new MethodInsnNode(
                Modifier.isStatic(method.getModifiers()) ? Opcodes.INVOKESTATIC : ofObject,
                Type.getInternalName(method.getDeclaringClass()),
                method.getName(),
                Type.getMethodDescriptor(method),
                ofInterface);
    }

    private static Method define(WovenClass type, MethodInsnNode call, InsnList rewritten) {
        Type[] arguments = Type.getArgumentTypes(call.desc);
        boolean isStatic = call.getOpcode() == Opcodes.INVOKESTATIC;
        Type[] parameters = isStatic ? arguments : ParameterTypes.prepend(Type.getObjectType(call.owner), arguments);
        Type result = Type.getReturnType(call.desc);
        MethodNode method = new MethodNode(
                Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC,
                call.name,
                Type.getMethodDescriptor(result, parameters),
                null,
                null);
        method.instructions.add(new CodeBuilder()
                .loadAll(parameters, 0)
                .add(rewritten)
                .op(result.getOpcode(Opcodes.IRETURN))
                .list());
        type.node().methods.add(method);
        type.bridges().install();
        try {
            return find(EquivalentCalls.define(ClassFiles.write(type.node())), call.name);
        } catch (IllegalAccessException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static Method find(Class<?> made, String name) {
        return Arrays.stream(made.getDeclaredMethods())
                .filter(method -> method.getName().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
