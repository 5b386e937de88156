package io.selvage.agent.weave.index;

import io.selvage.agent.bytecode.Names;
import org.objectweb.asm.Opcodes;

/**
 * What a class file says of a field.
 *
 * @param declaring the class that declares it, as an internal name
 * @param constant whether the JVM sets it before any initialiser runs
 */
public record FieldFacts(String declaring, String name, String descriptor, int access, boolean constant) {
    public boolean isStatic() {
        return (access & Opcodes.ACC_STATIC) != 0;
    }

    public boolean isFinal() {
        return (access & Opcodes.ACC_FINAL) != 0;
    }

    public boolean isVolatile() {
        return (access & Opcodes.ACC_VOLATILE) != 0;
    }

    boolean isEnumConstant() {
        return (access & Opcodes.ACC_ENUM) != 0;
    }

    /** True if an initialiser sets it. */
    boolean isSetByInitialiser() {
        return isStatic() && !constant;
    }

    /** True if the field's value is made by the program and has to be made anew in each execution. */
    public boolean isStaticState() {
        return isSetByInitialiser() && !Names.isAddedByTool(name);
    }
}
