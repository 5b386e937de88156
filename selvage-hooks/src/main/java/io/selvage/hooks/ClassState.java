package io.selvage.hooks;

/** Whether a woven class is initialised in the running execution. Kept in a synthetic static field of the class. */
public final class ClassState {
    public final Class<?> type;

    /** What has the static fields: the class itself, or the class beside an interface. */
    public final Class<?> holder;

    /** The real fields of an interface; null as long as they are not needed. */
    private InterfaceFields fields;

    /** The execution that this class was last fully initialised in; 0 for none. */
    public int epoch;

    /** For the engine: who initialises it, what went wrong. */
    public Object progress;

    public ClassState(Class<?> type, Class<?> holder) {
        this.type = type;
        this.holder = holder;
    }

    /** Shows the values that an initialiser has made where others look for them. */
    void publish() {
        if (type != holder) {
            fields = fields == null ? new InterfaceFields(type, holder) : fields;
            fields.update();
        }
    }
}
