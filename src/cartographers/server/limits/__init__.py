"""How load is bounded and shared: token buckets, quotas, fair queues, long work in slices."""
