package io.selvage.agent.effects;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;

/** What a class file says besides code. Names are internal names. */
final class ClassInfo {
    /** A field or a method. */
    record Member(String owner, String name, String descriptor, int access) {
        boolean is(int flag) {
            return (access & flag) != 0;
        }
    }

    final String name;
    final String superName;
    final List<String> interfaces;
    final int access;
    final Map<String, Member> fields = new HashMap<>();
    final Map<String, Member> methods = new HashMap<>();
    List<String> permitted = List.of();

    ClassInfo(String name, String superName, List<String> interfaces, int access) {
        this.name = name;
        this.superName = superName;
        this.interfaces = interfaces;
        this.access = access;
    }

    boolean is(int flag) {
        return (access & flag) != 0;
    }

    boolean isInterface() {
        return is(Opcodes.ACC_INTERFACE);
    }

    boolean isFinal() {
        return is(Opcodes.ACC_FINAL);
    }

    String packageName() {
        int slash = name.lastIndexOf('/');
        return slash < 0 ? "" : name.substring(0, slash);
    }

    /** Whether all classes that extend it directly are in its package. */
    boolean isExtendedInPackageOnly() {
        if (!is(Opcodes.ACC_PUBLIC)) {
            return true;
        }
        return !isInterface()
                && methods.values().stream()
                        .filter(method -> method.name().equals("<init>"))
                        .noneMatch(method -> method.is(Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED));
    }
}
