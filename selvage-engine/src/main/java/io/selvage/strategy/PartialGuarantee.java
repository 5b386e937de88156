package io.selvage.strategy;

/** A search that can say of a part of its work that it is complete, although the whole is not. */
public interface PartialGuarantee {
    /** What has been explored in full so far, in words; the empty string if there is nothing to say. */
    String scope();
}
