package io.selvage.agent.effects;

import org.objectweb.asm.Type;

/** What is known of the JDK's classes, in one place. */
record Knowledge(
        JdkClassFiles files, Hierarchy hierarchy, ValueTypes values, StaticFinals statics, Summaries summaries) {
    static Knowledge ofRunningJdk() {
        JdkClassFiles files = new JdkClassFiles();
        Hierarchy hierarchy = new Hierarchy(files);
        ValueTypes values = new ValueTypes(hierarchy);
        return new Knowledge(files, hierarchy, values, new StaticFinals(files, values), new Summaries());
    }

    /** A value of a declared type. */
    OriginValue ofType(Type type, long origins) {
        if (!OriginValue.isReference(type)) {
            return OriginValue.primitive(type);
        }
        return OriginValue.object(values.isValue(type) ? 0 : origins, type.getInternalName());
    }
}
